import { validationFailed } from '../../../shared/kernel/errors.ts'
import { type ReportType, parametersOf } from '../reports/index.ts'

/** The parameters of a report of this type as they can be asked with; refuses others by their names. */
export function readParameters(type: ReportType, given: unknown): Record<string, unknown> {
  const read = parametersOf[type]().safeParse(given)
  if (read.success) return read.data
  const details = read.error.issues.map(({ path, message, ...issue }) => {
    const unknown = 'keys' in issue ? issue.keys[0] : undefined
    const places = ['parameters', ...path, ...(unknown === undefined ? [] : [unknown])]
    return {
      path: places.join('.'),
      message: unknown === undefined ? `Not what a report of the type ${type} takes here` : message,
    }
  })
  const [first] = details
  throw validationFailed({ message: `${first?.path}: ${first?.message}`, details })
}
