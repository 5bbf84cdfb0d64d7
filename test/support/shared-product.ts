import { afterAll, beforeAll, inject } from 'vitest'
import { type SharedProduct, startSharedProduct } from './browser/pages-product.ts'

/**
 * The product that the files of a run share (`browser/pages-product.ts`), or one of this file alone where its project starts none. It is there from the first
 * `beforeAll` of the file on. Whoever uses it has an organization of its own, and neither ends nor configures it.
 */
export function sharedProduct() {
  let product: SharedProduct | undefined = inject('pagesProduct')
  let stop = (): Promise<void> => Promise.resolve()
  beforeAll(async () => {
    if (!product) ({ stop, ...product } = await startSharedProduct())
  })
  afterAll(() => stop())
  return {
    origin: () => product?.origin ?? '',
    folder: () => product?.folder ?? '',
    port: () => new URL(product?.origin ?? '').port,
  }
}
