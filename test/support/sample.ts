import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    everything?: boolean
  }
}

/** All of a long list of probes in the full run, and in every other run the `few` first ones: put the worst first. */
export const sample = <T>(all: readonly T[], few: number): readonly T[] =>
  inject('everything') ? all : all.slice(0, few)
