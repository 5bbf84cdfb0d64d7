import fc from 'fast-check'

type Kinds<T extends unknown[]> = readonly [...{ [K in keyof T]: fc.Arbitrary<T[K]> }]
type Check<T extends unknown[]> = (...values: T) => boolean | void

/** Holds a check for any values of some kinds by the seed of the run, as often as is said or by default. */
export function forAll<T extends unknown[]>(kinds: Kinds<T>, ...rest: [Check<T>] | [runs: number, Check<T>]) {
  const [numRuns, check] = rest.length === 2 ? rest : [undefined, rest[0]]
  const values = fc.tuple(...kinds) as unknown as fc.Arbitrary<T>
  fc.assert(
    fc.property(values, (given) => check(...given)),
    numRuns === undefined ? {} : { numRuns },
  )
}
