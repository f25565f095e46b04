/** Restores what was there before the changes. @param records all of them, in their order */
export function undoChanges(records: readonly MutationRecord[]): void {
  for (const record of records.toReversed()) undo(record);
}

/** All that came after it is undone already, so each node is where this record has left it. */
function undo({ type, target, oldValue, addedNodes, removedNodes, nextSibling }: MutationRecord): void {
  if (type === 'characterData') target.nodeValue = oldValue;
  for (const node of addedNodes) target.removeChild(node);
  for (const node of removedNodes) target.insertBefore(node, nextSibling);
}
