/** Of what another test plays whole where it is cheaper: the `few` first ones, and about `more` from everywhere in the rest. */
export const share = <T>(all: readonly T[], few: number, more: number): readonly T[] => {
  const rest = all.slice(few)
  const apart = Math.max(1, Math.floor(rest.length / more))
  return [...all.slice(0, few), ...rest.filter((_, at) => at % apart === 0)]
}

/** Of many that differ in little: at most `most`, from everywhere in the list. */
export const atMost = <T>(all: readonly T[], most: number): readonly T[] => {
  const turn = (at: number) => Math.floor((at * Math.min(most, all.length)) / all.length)
  return all.filter((_, at) => at === 0 || turn(at) !== turn(at - 1))
}
