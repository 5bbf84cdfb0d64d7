/** One public format: what a caller may ask for, and what comes back without a variant. */
export interface ExportFormat {
  name: string
  /** The vendor's own name, accepted in place of `name`. */
  alias?: string
  /** How people call it. */
  label: string
  extension: Extension
  /** Layouts that can be asked for by name; one named as `extension` is what comes without a name. */
  variants: readonly Extension[]
}

/** What the files hold, by the ending of their names. */
export const contentTypes = {
  csv: 'text/csv; charset=utf-8',
  feature: 'text/x.cucumber.gherkin+plain; charset=utf-8',
  json: 'application/json; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  zip: 'application/zip',
}
export type Extension = keyof typeof contentTypes

/** The six formats of the public export, in the order of the specification. Schemas, menus and texts are made of this table. */
export const formats = [
  { name: 'csv', label: 'CSV', extension: 'csv', variants: [] },
  { name: 'gherkin', label: 'Gherkin', extension: 'feature', variants: [] },
  { name: 'json', label: 'JSON', extension: 'json', variants: ['json'] },
  { name: 'tracker-xray', alias: 'xray', label: 'Xray', extension: 'zip', variants: ['json'] },
  { name: 'testmgr', alias: 'testrail', label: 'TestRail', extension: 'csv', variants: ['xml'] },
  { name: 'devops-suite', alias: 'azure-devops', label: 'Azure DevOps', extension: 'csv', variants: [] },
] as const satisfies ExportFormat[]

export type Format = (typeof formats)[number]
export type FormatName = Format['name']
export type VariantName = Format['variants'][number]

/** Every name a caller may send, aliases included; fits `z.enum`. */
export const formatNames = [
  ...formats.map(({ name }) => name),
  ...formats.flatMap((format) => ('alias' in format ? [format.alias] : [])),
]

export const variantNames: VariantName[] = [...new Set(formats.flatMap(({ variants }) => variants))]

/** The format behind a name or alias; undefined for an unknown one. */
export function findFormat(name: string): Format | undefined {
  return formats.find((format) => format.name === name || ('alias' in format && format.alias === name))
}
