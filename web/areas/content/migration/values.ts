import type { Preview } from '../parts/types.ts'

/** The values of a field in a preview, as text; `start` is null for what was written by hand. */
export const valuesOf = ({ fields }: Pick<Preview, 'fields'>, machineName: string) =>
  fields
    .filter((field) => field.machineName === machineName)
    .map(({ value, start, end }) => ({ text: textOf(value), start, end }))

/** What the file itself says, whatever was written by hand. */
export const valuesInFile = (
  { fields, replaced }: Pick<Preview, 'fields' | 'replaced'>,
  machineName: string,
) => valuesOf({ fields: [...fields, ...replaced] }, machineName).filter(({ start }) => start !== null)

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join('\n')
  return typeof value === 'string' ? value : value === null ? '' : JSON.stringify(value)
}
