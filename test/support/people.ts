import { createOrganization } from '../../workers/features/organizations/create-organization.ts'
import { register } from '../../workers/features/identity/register.ts'
import { issueToken } from '../../workers/features/identity/issue-token.ts'
import { ask } from './client.ts'

export interface Person {
  userId: string
  email: string
  token: string
}

export const password = 'a long enough test password'

/** A person with an account of their own. */
export async function newPerson(name = 'Ada'): Promise<Person> {
  const email = `${crypto.randomUUID()}@example.com`
  const { userId } = await ask(register, { email, password, name })
  const { access_token: token } = await ask(issueToken, { email, password })
  return { userId, email, token }
}

/** The owner of an organization that nobody else knows. */
export async function newOwner(): Promise<Person & { organizationId: string }> {
  const person = await newPerson()
  const slug = `org-${crypto.randomUUID()}`
  const { organizationId } = await ask(createOrganization, { name: 'Acme', slug }, { token: person.token })
  return { ...person, organizationId }
}
