import { needsPerson, opensByLink } from '../../shared/kernel/access.ts'
import { type Role, roleAllows, roles } from '../../shared/kernel/roles.ts'
import type { Operation } from '../../shared/kernel/operation.ts'

/** Everybody who may knock, as the matrix and its tests name them. */
export const callers = [
  'anonymous',
  ...roles,
  'read key',
  'write key',
  'share token',
  'owner elsewhere',
  'removed member',
  'expired key',
  'revoked key',
] as const
export type Caller = (typeof callers)[number]

/** What an operation answers: `yes` means that it runs, a number is the status of the refusal. */
export type Verdict = 'yes' | 401 | 403 | 404

const keyRoles: Partial<Record<Caller, Role>> = { 'read key': 'viewer', 'write key': 'member' }
const nobody: readonly Caller[] = ['anonymous', 'expired key', 'revoked key']
const strangers: readonly Caller[] = ['owner elsewhere', 'removed member']

/**
 * What the declaration of an operation promises to a caller who names a resource of one organization: told from the declaration alone, so that it can be
 * compared with what the pipeline does.
 */
export function promised({ access, effect }: Pick<Operation, 'access' | 'effect'>, caller: Caller): Verdict {
  if (access === 'public') return 'yes'
  if (nobody.includes(caller)) return 401
  if (caller === 'share token') return opensByLink(access) ? 'yes' : 401
  const keyRole = keyRoles[caller]
  if (keyRole && needsPerson(access)) return 403
  if (keyRole === 'viewer' && effect !== 'read') return 403
  if (typeof access === 'string') return 'yes'
  if (strangers.includes(caller)) return 404
  return roleAllows(keyRole ?? (caller as Role), access.role) ? 'yes' : 403
}

const shown: readonly Caller[] = callers.filter(
  (caller) => caller !== 'removed member' && caller !== 'revoked key',
)

/** The table of who may do what, as `docs/access.md` prints it. */
export function accessMatrix(operations: readonly Operation[]): string {
  const rows = operations
    .toSorted((one, other) => one.path.localeCompare(other.path) || one.method.localeCompare(other.method))
    .map((operation) => [
      `\`${operation.method} ${operation.path}\``,
      `\`${operation.id}\``,
      ...shown.map((caller) => String(promised(operation, caller))),
    ])
  const header = ['request', 'operation', ...shown]
  return [header, header.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/** The fields that take a larger role than their operation, as `docs/access.md` prints them. */
export function reservedFields(operations: readonly Operation[]): string {
  const rows = operations.flatMap(({ id, access }) =>
    typeof access === 'object' && access.reserved
      ? [
          [
            `\`${id}\``,
            access.reserved.fields.map((field) => `\`${field}\``).join(', '),
            access.reserved.role,
          ],
        ]
      : [],
  )
  const header = ['operation', 'fields', 'at least']
  return [header, header.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/** The whole page. */
export const accessPage = (operations: readonly Operation[]): string => `# Who may do what

Made by \`npm run generate\` from the declarations of the operations; do not edit. A test calls every operation as every caller and compares.

\`yes\` means that the operation runs; a number is the status of the refusal. \`viewer\` to \`owner\` are people with that role in the organization of the
resource, keys are access keys of that organization, \`share token\` is the token of a share link of its website, \`owner elsewhere\` is the owner of another one. A removed member is answered as a stranger, a revoked key as an
expired one. Operations that take no organization work for any person: they touch only what is the caller's own.

${accessMatrix(operations)}

## Fields that take a larger role

Whoever may call these operations changes anything but these fields: they say what the world or a team may see, and are for admins and owners. An access key works as a member at most, so none changes them. The refusal is 403, and a field that is sent as it is changes nothing. With them everything that opens something to people without an account takes an admin: public knowledge
bases, share links of websites, \`allowPublicKBs\` of an organization and the privacy policy of a website.

${reservedFields(operations)}
`
