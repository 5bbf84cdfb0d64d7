import { z } from 'zod'

/** What people call a thing, on one line: 1 to `max` characters without blanks at the ends. */
export const name = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^\P{Cc}*$/u, 'No control characters')
