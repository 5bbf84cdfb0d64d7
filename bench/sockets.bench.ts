import type { Figure } from './figures.ts'
import { inProduct } from './in-product.ts'
import { firstEvent } from './sockets/first-event.ts'
import { manySockets } from './sockets/many-sockets.ts'

/** How soon a viewer sees something, and whether a thousand viewers see everything. */
export async function run(): Promise<Figure[]> {
  return [
    ...(await inProduct((origin) => firstEvent(new URL(origin)), ['--var', 'GENERATIONS_PER_HOUR:1000'])),
    ...(await manySockets()),
  ]
}
