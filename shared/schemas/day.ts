import { z } from 'zod'

/** A day without a time, `YYYY-MM-DD`; of an instant it is the day in UTC. */
export const day = () =>
  z.union(
    [
      z.iso.date(),
      z.iso
        .datetime({ offset: true })
        .transform((at) => new Date(at).toISOString().split('T')[0])
        // At the ends of the calendar the day in UTC may be none that can be written.
        .pipe(z.iso.date()),
    ],
    'Must be a day as YYYY-MM-DD, or an instant',
  )
