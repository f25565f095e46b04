/** Selectors of states that a script cannot produce, and their stand-ins on the component page. */
const standIns: readonly (readonly [state: RegExp, standIn: string])[] = [
  [/:hover(?![\w-])/g, ':is([data-state~=hover], [data-state~=hover] *)'],
  [/:active(?![\w-])/g, ':is([data-state~=active], [data-state~=active] *)'],
  [/:focus-visible(?![\w-])/g, '[data-state~=focus] :is(a, button, input, select, summary)'],
  [/:focus(?![\w-])/g, '[data-state~=focus] :is(a, button, input, select, summary)'],
];

/** The same selector for elements inside `data-state="hover|active|focus"`; null: it names no such state. */
export function stateSelector(selector: string): string | null {
  const changed = standIns.reduce((text, [state, standIn]) => text.replace(state, wrapped(standIn)), selector);
  return changed === selector ? null : changed;
}

function wrapped(standIn: string): string {
  return standIn.startsWith(':is(') ? standIn : `:is(${standIn})`;
}

/** Duplicates every rule of a state for its stand-in, at the same position of the cascade. */
export function showStates(rules: CSSRuleList, owner: CSSStyleSheet | CSSGroupingRule): void {
  for (let index = rules.length - 1; index >= 0; index -= 1) {
    const rule = rules[index];
    if (rule instanceof CSSStyleRule) {
      const selector = stateSelector(rule.selectorText);
      if (selector !== null) owner.insertRule(`${selector} { ${rule.style.cssText} }`, index + 1);
    } else if (rule instanceof CSSGroupingRule) {
      showStates(rule.cssRules, rule);
    }
  }
}
