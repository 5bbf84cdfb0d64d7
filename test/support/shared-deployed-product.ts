import { beforeAll, inject } from 'vitest'
import { publicGenerator } from './public-generator.ts'

/** The deployed product that probes share, which neither configure it nor meet its limits. It is there from the first `beforeAll` of the file on. */
export function sharedDeployedProduct() {
  const { at, certificate } = inject('deployedProduct')
  let origin = ''
  beforeAll(async () => {
    const answer = await fetch(at)
    origin = await answer.text()
    if (!answer.ok) throw new Error(origin)
  })
  return { origin: () => origin, visitor: () => publicGenerator(origin), certificate }
}
