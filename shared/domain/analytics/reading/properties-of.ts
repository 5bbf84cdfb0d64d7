/** Umami's kinds of properties (src/lib/constants.ts, DATA_TYPE). */
export const propertyTypes = { text: 1, number: 2, boolean: 3, moment: 4, list: 5 } as const
export type PropertyType = (typeof propertyTypes)[keyof typeof propertyTypes]

export interface Property {
  name: string
  type: PropertyType
  text: string
}

const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/
/** Objects in objects are told as deep as this, deeper ones as JSON. */
const deepest = 10

/**
 * What developers sent with an event, as Umami keeps it (src/lib/data.ts): objects in objects become names with dots, lists are JSON, and a text that is a moment is one.
 * Takes any object of JSON; null says nothing.
 */
export function propertiesOf(data: Readonly<Record<string, unknown>>, prefix = '', depth = 0): Property[] {
  return Object.entries(data).flatMap(([key, value]): Property[] => {
    const name = prefix + key
    if (value === null || value === undefined) return []
    if (typeof value === 'number') return [{ name, type: propertyTypes.number, text: String(value) }]
    if (typeof value === 'boolean') return [{ name, type: propertyTypes.boolean, text: String(value) }]
    if (typeof value === 'string')
      return [{ name, type: moment.test(value) ? propertyTypes.moment : propertyTypes.text, text: value }]
    if (Array.isArray(value) || depth >= deepest)
      return [{ name, type: propertyTypes.list, text: JSON.stringify(value) }]
    return propertiesOf(value as Record<string, unknown>, `${name}.`, depth + 1)
  })
}
