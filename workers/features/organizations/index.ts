import type { Operation } from '../../../shared/kernel/operation.ts'
import { createOrganization } from './create-organization.ts'
import { listChoices } from './list-choices.ts'
import { listOrganizations } from './list-organizations.ts'
import { switchOrganization } from './switch-organization.ts'

export { organizationNotFound } from './errors.ts'
export { personOf } from './store.ts'

export const operations: Operation[] = [
  listOrganizations,
  createOrganization,
  listChoices,
  switchOrganization,
]
