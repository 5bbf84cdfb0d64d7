import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    everything?: boolean
    quick?: boolean
  }
}

/** All of a long list of probes in the full run, and in every other run the `few` first ones: put the worst first. */
export const sample = <T>(all: readonly T[], few: number): readonly T[] =>
  inject('everything') ? all : all.slice(0, few)

/** Of many similar cases about `few`, from everywhere in the list, in a quick run, which is each but the full one and that of a single file. */
export const spread = <T>(all: readonly T[], few: number): readonly T[] => {
  const apart = Math.max(1, Math.floor(all.length / few))
  return inject('quick') ? all.filter((_, at) => at % apart === 0) : all
}

/** Of what another test plays whole where it is cheaper: the `few` first ones, and in the full run about `more` from everywhere in the rest. */
export const share = <T>(all: readonly T[], few: number, more: number): readonly T[] => {
  const rest = all.slice(few)
  const apart = Math.max(1, Math.floor(rest.length / more))
  return [...all.slice(0, few), ...(inject('everything') ? rest.filter((_, at) => at % apart === 0) : [])]
}

/** Of many that differ in little, in every run: at most `most`, from everywhere in the list. */
export const atMost = <T>(all: readonly T[], most: number): readonly T[] => {
  const turn = (at: number) => Math.floor((at * Math.min(most, all.length)) / all.length)
  return all.filter((_, at) => at === 0 || turn(at) !== turn(at - 1))
}
