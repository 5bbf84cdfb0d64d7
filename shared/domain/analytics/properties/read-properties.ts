import { type Property, propertiesOf, propertyTypes } from '../reading/properties-of.ts'

/** What one text of data says. Takes JSON, or '' for nothing. */
export const readProperties = (text: string): Property[] =>
  text === '' ? [] : propertiesOf(JSON.parse(text) as Record<string, unknown>)

/** Umami's form of a moment where values are counted: its hour, in UTC. */
const hourOf = (text: string) => `${new Date(text).toISOString().slice(0, 13).replace('T', ' ')}:00:00`

/** What values are counted by: moments by their hour; of a list, where lists are asked for, each item. */
export function countedValues({ type, text }: Property, asked: number | undefined): string[] {
  if (type === propertyTypes.moment) return Number.isNaN(Date.parse(text)) ? [text] : [hourOf(text)]
  if (type !== propertyTypes.list || asked !== propertyTypes.list) return [text]
  const items = JSON.parse(text) as unknown
  return Array.isArray(items)
    ? items.map((item) => (typeof item === 'string' ? item : JSON.stringify(item)))
    : [text]
}

export interface WhichProperty {
  propertyName?: string | undefined
  dataType?: number | undefined
}

export const isAsked = ({ name, type }: Property, { propertyName, dataType }: WhichProperty): boolean =>
  (propertyName === undefined || name === propertyName) && (dataType === undefined || type === dataType)
