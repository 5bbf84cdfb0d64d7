/** What the export offers: the formats of the service, those of vendors in both of their layouts. */
export const formats = [
  { id: 'csv', format: 'csv', extension: 'csv' },
  { id: 'gherkin', format: 'gherkin', extension: 'feature' },
  { id: 'json', format: 'json', extension: 'json' },
  { id: 'xray', format: 'xray', extension: 'zip', variants: ['json'] },
  { id: 'testrail', format: 'testrail', extension: 'csv', variants: ['xml'] },
  { id: 'azure', format: 'azure-devops', extension: 'csv' },
] as const satisfies readonly {
  id: string
  format: string
  extension: string
  variants?: readonly string[]
}[]

export type FormatId = (typeof formats)[number]['id']

/** Frameworks of browser tests, each with the languages that it is written in; the first is meant where none is chosen. */
export const frameworks = [
  { id: 'playwright', languages: ['typescript', 'javascript'] },
  { id: 'cypress', languages: ['typescript', 'javascript'] },
  { id: 'webdriverio', languages: ['typescript', 'javascript'] },
  { id: 'selenium-python', languages: ['python'] },
  { id: 'selenium-java', languages: ['java'] },
] as const satisfies readonly { id: string; languages: readonly string[] }[]
