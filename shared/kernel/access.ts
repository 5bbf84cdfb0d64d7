import type { Context } from './context.ts'
import type { Belonging, Role } from './roles.ts'

/** Fields of an input that take a larger role than the call: where they change something, `run` asks `requireReserved`. */
export interface Reserved {
  role: Role
  fields: readonly string[]
  /** What is theirs to say, as the refusal goes on after "Only admins say": "who may see a website". */
  say: string
}

/** True for operations that only a person may use, never an access key. */
export const needsPerson = (access: Access<never>): boolean =>
  access === 'person' || (typeof access === 'object' && access.person === true)

/** Whether whoever has a link to the record may call it, too. */
export const opensByLink = (access: Access<never>): boolean =>
  typeof access === 'object' && access.byLink === true

/**
 * Finds the organization an input belongs to: the id as given, or that of the record it names (`belongingOf` in shared/db).
 * Throws the area's not-found error when the record does not exist. Returns null when the input names none;
 * the caller's current organization is used then.
 */
export type FindOrganization<Input> = (
  context: Context,
  input: Input,
) => Promise<Belonging | string | null> | string | null

/**
 * Who may call an operation. `public`: anyone. `user`: anyone signed in, person or access key. `person`: a signed-in person only. Otherwise a member of the organization
 * with at least `role`; a stranger to that organization gets the `hidden` error (404), never 403. With `optional` an input
 * that names no organization is served without one, to anyone signed in. With `person` access keys of the organization are kept out.
 * With `reserved` some fields of the input are for a larger role. With `byLink` it also answers whoever was shown the record by its public address, where `organization` finds that this address holds.
 */
export type Access<Input> =
  | 'public'
  | 'user'
  | 'person'
  | {
      role: Role
      organization?: FindOrganization<Input>
      hidden?: () => Error
      optional?: true
      person?: true
      byLink?: true
      reserved?: Reserved
      /** Throws the not-found error of whatever else the input names. Asked only when the role is too small, so that 404 comes before 403; `run` finds out by itself. */
      existing?: (context: Context, input: Input) => Promise<unknown>
    }
