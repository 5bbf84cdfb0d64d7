import { inject } from 'vitest'

/**
 * The product that the files of a suite share (`browser/pages-product.ts`). Whoever uses it has an organization of its own, and neither ends nor configures it.
 */
export function sharedProduct() {
  const { origin, folder } = inject('pagesProduct')
  return { origin: () => origin, folder: () => folder, port: () => new URL(origin).port }
}
