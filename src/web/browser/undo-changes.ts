/** Reverts mutations. @param records all of them, in order */
export function undoChanges(records: readonly MutationRecord[]): void {
  for (const record of records.toReversed()) undo(record);
}

/** Later records are already reverted, so each node is where this record left it. */
function undo({ type, target, oldValue, addedNodes, removedNodes, nextSibling }: MutationRecord): void {
  if (type === 'characterData') target.nodeValue = oldValue;
  for (const node of addedNodes) target.removeChild(node);
  for (const node of removedNodes) target.insertBefore(node, nextSibling);
}
