import { updateKnowledgeBase } from '../../../../workers/features/knowledge-bases/update-knowledge-base.ts'
import { listAudit } from '../../../../workers/features/organizations/list-audit.ts'
import { acceptShare } from '../../../../workers/features/sharing/accept-share.ts'
import { shareBase } from '../../../../workers/features/sharing/share-base.ts'
import { ask } from '../../../support/client.ts'
import { type Owner, newOwner } from '../../../support/people.ts'
import { newBase, uploaded } from '../documents/support.ts'

/** Shares a base with another organization, whose owner accepts it. */
export async function shareWith(
  { organizationId, token }: Owner,
  { id, permission = 'read' }: { id: string; permission?: 'read' | 'write' },
  owner: { token: string },
) {
  await ask(shareBase, { id, targetOrgId: organizationId, permission }, { token: owner.token })
  await ask(acceptShare, { organizationId, kbId: id }, { token })
}

/** A base with a file, and another organization that it is shared with. */
export async function sharedBase(owner: Owner, permission: 'read' | 'write' = 'read') {
  const other = await newOwner()
  const id = await newBase(owner, 'Pool')
  const file = { fileName: 'pool.txt', content: 'The pool is open from six to nine.' }
  const { fileId } = await uploaded(id, file, owner)
  await shareWith(other, { id, permission }, owner)
  return { id, fileId, other }
}

/** A base that is offered to another organization, which has not answered. */
export async function offeredBase(permission: 'read' | 'write' = 'read') {
  const [owner, other] = [await newOwner(), await newOwner()]
  const id = await newBase(owner, 'Pool')
  await ask(shareBase, { id, targetOrgId: other.organizationId, permission }, owner)
  return { id, owner, other, received: { organizationId: other.organizationId, kbId: id } }
}

/** What the audit log of an organization says of a base that is shared, the newest first: action and summary. */
export async function told({ organizationId, token }: Owner): Promise<string[]> {
  const { entries } = await ask(listAudit, { organizationId }, { token })
  return entries
    .filter(({ action }) => action.startsWith('sharing.') || action === 'knowledgeBases.delete')
    .map(({ action, summary }) => `${action}: ${summary}`)
}

/** A base with a file, which is open to the public. */
export async function publicBase() {
  const owner = await newOwner()
  const id = await newBase(owner, 'Opening hours')
  const file = { fileName: 'hours.txt', content: 'The library is open until eight in the evening.' }
  await uploaded(id, file, owner)
  const { publicSlug } = await ask(updateKnowledgeBase, { id, isPublic: true }, owner)
  return { id, slug: publicSlug ?? '', owner }
}
