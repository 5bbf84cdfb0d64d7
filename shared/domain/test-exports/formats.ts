/** One public format: what a caller may ask for, and what comes back without a variant. */
export interface ExportFormat {
  name: string
  /** The vendor's own name, accepted in place of `name`. */
  alias?: string
  label: string
  extension: string
  /** Other layouts of the same vendor, beside the one without a variant. */
  variants: readonly string[]
}

/** The six formats of the public export, in the order of the specification. */
export const formats = [
  { name: 'csv', label: 'Spreadsheet (CSV)', extension: 'csv', variants: [] },
  { name: 'gherkin', label: 'Gherkin feature file', extension: 'feature', variants: [] },
  { name: 'json', label: 'JSON', extension: 'json', variants: ['json'] },
  { name: 'tracker-xray', alias: 'xray', label: 'Xray for Jira', extension: 'zip', variants: ['json'] },
  { name: 'testmgr', alias: 'testrail', label: 'TestRail', extension: 'csv', variants: ['xml'] },
  {
    name: 'devops-suite',
    alias: 'azure-devops',
    label: 'Azure DevOps Test Plans',
    extension: 'csv',
    variants: [],
  },
] as const satisfies ExportFormat[]

export type FormatName = (typeof formats)[number]['name']

/** Every name a caller may send, aliases included; fits `z.enum`. */
export const formatNames = [
  'csv',
  'gherkin',
  'json',
  'tracker-xray',
  'testmgr',
  'devops-suite',
  'xray',
  'testrail',
  'azure-devops',
] as const

export const variantNames = ['json', 'xml'] as const

/** The format behind a name or alias; undefined for an unknown one. */
export function findFormat(name: string): (typeof formats)[number] | undefined {
  return formats.find((format) => format.name === name || ('alias' in format && format.alias === name))
}
