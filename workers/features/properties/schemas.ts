import { z } from 'zod'

const kinds = '1 text, 2 number, 3 true or false, 4 moment, 5 list'

export const dataType = () => z.number().int().describe(kinds)
export const total = (what: string) => z.number().int().describe(what)

/** Which events or properties are meant. */
export const eventName = () => z.string().max(255).optional().describe('Only events of this name')
export const propertyName = () =>
  z.string().min(1).max(500).describe('The property; those of objects in objects with dots: `cart.items`')
export const askedType = () =>
  z.coerce.number().int().min(1).max(5).optional().describe(`Only values of this kind: ${kinds}`)

export const Value = () =>
  z.object({ value: z.string().describe('Moments by their hour, in UTC'), total: z.number().int() })

/** A property as Umami tells it. */
export const propertyFields = () => ({
  dataKey: z.string(),
  dataType: dataType(),
  stringValue: z.string(),
  numberValue: z.number().nullable(),
  dateValue: z.string().nullable(),
  createdAt: z.iso.datetime(),
})
