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
