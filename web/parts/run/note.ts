/** Says in the address what is looked at, so that its link leads there, without a step in the history for each look. */
export function note(hash: string): void {
  if (location.hash !== hash) history.replaceState(history.state, '', hash)
}
