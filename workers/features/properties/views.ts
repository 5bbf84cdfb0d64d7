import { type Property, propertyTypes } from '../../../shared/domain/analytics/reading/properties-of.ts'
import { iso } from '../../../shared/schemas/time.ts'

/** A property as it travels. */
export const propertyView = ({ name, type, text }: Property, createdAt: number) => ({
  dataKey: name,
  dataType: type,
  stringValue: text,
  numberValue: type === propertyTypes.number ? Number(text) : null,
  dateValue: type === propertyTypes.moment ? text : null,
  createdAt: iso(createdAt),
})
