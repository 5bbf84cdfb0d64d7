import { z } from 'zod'

/** A truth value that may come in a query, where everything is text. */
export const flag = () =>
  z.union(
    [z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')],
    'Must be true or false',
  )
