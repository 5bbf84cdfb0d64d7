import { z } from 'zod'

/** A text of several lines that people write about a thing; may be empty. */
export const description = () =>
  z
    .string()
    .max(10_000)
    .regex(/^(?:\P{Cc}|[\t\n\r])*$/u, 'No control characters but tabs and line breaks')
