import type { Fingerprint } from '../prose-steps/fingerprint.ts'
import type { Target } from '../prose-steps/types.ts'
import { Obstacle } from './obstacle.ts'
import type { Locator } from './types.ts'

/** What the cases of a suite together tell about the names on its pages. */
export interface SuiteNames {
  /** The role that somewhere in the suite was said of a name, among those that fit the purpose; undefined when none was, or several. */
  roleOf: (name: string, purpose: Purpose) => string | undefined
  /** Whether the words of a name stand in another name of its kind in the suite, so that only the whole of it is unique. */
  isPartOfAnother: (name: string, role: string) => boolean
  /** Whether somewhere in the suite this was said, or found, to be the whole name of something of its kind. Labels of fields have marks that nobody names. */
  isWhole: (name: string, role: string) => boolean
}

/** What an element is looked for as, where neither the prose nor the suite tells its role. */
export type Purpose = 'field' | 'press' | 'see'

const textFields = new Set(['textbox', 'searchbox', 'spinbutton', 'slider'])
// Places that hosted runs find by geometry or by whatever holds the name; no framework has a locator for them.
const unlocatable = new Set(
  'near above below place thing subject around noted iframe elsewhere knob'.split(' '),
)

/**
 * The locator of a target by the ranks of hosted runs: role and name first, the label of a field next, text last. With `found`, what the
 * element was when the case last passed, it is that role with that whole name. Throws `Obstacle` for places that no locator describes.
 */
export function locatorOf(
  target: Target,
  purpose: Purpose,
  names: SuiteNames,
  found?: Fingerprint | null,
): Locator {
  if (target.role !== undefined && unlocatable.has(target.role))
    throw new Obstacle(`"${target.name ?? target.role}" is a place that only hosted runs can find`)
  const around = {
    ...(target.nth === undefined ? {} : { nth: target.nth }),
    ...(target.within ? { within: locatorOf(target.within, 'see', names) } : {}),
  }
  if (found && isUsable(found))
    return textFields.has(found.role)
      ? { by: 'label', name: found.name, exact: true, ...around }
      : { by: 'role', role: found.role, name: found.name, exact: true, ...around }
  const { name } = target
  const role = target.role ?? (name === undefined ? undefined : names.roleOf(name, purpose))
  const named =
    name === undefined
      ? {}
      : {
          name,
          ...(isExact({ ...target, ...(role !== undefined && { role }) }, names) ? { exact: true } : {}),
        }
  if (role !== undefined && !(textFields.has(role) && name !== undefined))
    return { by: 'role', role, ...named, ...around }
  if (name === undefined) throw new Obstacle('The step does not name what it means')
  const isField = purpose === 'field' || (role !== undefined && textFields.has(role))
  // What is pressed and nobody says more of is a button: a mere text would also be found in headings.
  if (purpose === 'press' && !isField) return { by: 'role', role: 'button', ...named, ...around }
  return { by: isField ? 'label' : 'text', ...named, ...around }
}

/** A role stands in code, so it has to be one; a name is cut when it is long, and that of a row is all it holds. */
export const isUsable = ({ role, name }: Fingerprint): boolean =>
  foundRoles.has(role) && name !== '' && name.length < longestFoundName

const longestFoundName = 60
const foundRoles = new Set(
  'button link textbox searchbox spinbutton slider combobox listbox checkbox radio switch tab menuitem menuitemcheckbox menuitemradio option heading img treeitem'.split(
    ' ',
  ),
)

function isExact({ name = '', role = '', exact, whole }: Target, names: SuiteNames): boolean {
  return exact === true || whole === true || names.isPartOfAnother(name, role) || names.isWhole(name, role)
}
