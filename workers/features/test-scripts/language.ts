import type { CatalogEntry } from '../../../shared/domain/test-scripts/catalog.ts'
import type { Language } from '../../../shared/domain/test-scripts/types.ts'
import { validationFailed } from '../../../shared/kernel/errors.ts'

/** The language that was asked for, or the first of the framework. One that the framework has no projects for is refused by name. */
export function languageOf({ label, languages }: CatalogEntry, asked: Language | undefined): Language {
  const language = asked ?? languages[0]
  if (language !== undefined && languages.includes(language)) return language
  const message = `${label} projects are written in ${languages.join(' or ')}`
  throw validationFailed({ message, details: [{ path: 'language', message }] })
}
