import { z } from 'zod'

/** What people call a thing, on one line: 1 to `max` characters without blanks at the ends, something to see among them, and nothing that turns the text around it. */
export const name = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^[^\p{Cc}\u2028\u2029]*$/u, 'No control characters or line breaks')
    .regex(/^[^\u202A-\u202E\u2066-\u2069]*$/u, 'No characters that change the direction of writing')
    .regex(
      /^$|[^\p{Cc}\p{Cf}\p{Cs}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u,
      'At least one character that can be seen',
    )
