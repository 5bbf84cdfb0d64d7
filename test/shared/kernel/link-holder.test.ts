import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { evidenceLinks } from '../../../shared/kernel/evidence-links.ts'
import { deleteAccessKey } from '../../../workers/features/access-keys/delete-access-key.ts'
import { getFilePreview } from '../../../workers/features/documents/get-file-preview.ts'
import { startSession } from '../../../workers/features/identity/cookie-sessions.ts'
import { signOut } from '../../../workers/features/identity/sign-out.ts'
import { changeTeam } from '../../../workers/features/organizations/change-team.ts'
import { getExport } from '../../../workers/features/website-files/get-export.ts'
import { createExport } from '../../../workers/features/website-files/create-export.ts'
import { transferWebsite } from '../../../workers/features/websites/transfer-website.ts'
import { type Sending, ask, base, fetchApi } from '../../support/client.ts'
import { newContext } from '../../support/context.ts'
import { joinByLink, newKey, newMember, newOwner, type Owner, type Person } from '../../support/people.ts'
import { newBase, upload } from '../../workers/features/documents/support.ts'
import { ended, filledWebsite } from '../../workers/features/website-files/support.ts'

const statusOf = async (url: string | null) => {
  const response = await fetchApi(new Request(url ?? ''))
  await response.arrayBuffer()
  return response.status
}

const cookie = (session: string) => ({ cookie: `tracewright_session=${session}`, origin: base })
const newSession = ({ userId }: Person) => startSession(newContext(), { userId, signedOutAt: null })

async function newFile() {
  const owner = await newOwner()
  const id = await newBase(owner)
  const { fileId } = await upload(id, { fileName: 'terms.txt', content: 'Terms' }, owner)
  const linkFor = async (caller: Sending) => (await ask(getFilePreview, { id, fileId }, caller)).url
  return { owner, organizationId: owner.organizationId, linkFor }
}

describe('the link to a file', () => {
  test('ends with the membership of who fetched it, and of nobody else', async () => {
    const { owner, organizationId, linkFor } = await newFile()
    const member = await newMember(owner, 'viewer')
    const [link, other] = [await linkFor(member), await linkFor(owner)]
    expect([await statusOf(link), await statusOf(other)]).toEqual([200, 200])
    await ask(changeTeam, { organizationId, action: 'remove', userId: member.userId }, owner)
    expect([await statusOf(link), await statusOf(other)]).toEqual([404, 200])
  })

  test('ends with the access key that fetched it', async () => {
    const { owner, organizationId, linkFor } = await newFile()
    const { keyId, key } = await newKey(owner, { scopes: ['read'] })
    const link = await linkFor({ token: key })
    expect(await statusOf(link)).toBe(200)
    await ask(deleteAccessKey, { organizationId, keyId }, owner)
    expect(await statusOf(link)).toBe(404)
  })

  test('ends with the browser session that fetched it, and with all of them', async () => {
    const { owner, linkFor } = await newFile()
    const [session, other] = [await newSession(owner), await newSession(owner)]
    const links = [
      await linkFor({ headers: cookie(session) }),
      await linkFor({ headers: cookie(other) }),
      await linkFor(owner),
    ]
    const statuses = () => Promise.all(links.map(statusOf))
    expect(await statuses()).toEqual([200, 200, 200])
    await ask(signOut, {}, { headers: cookie(session) })
    expect(await statuses()).toEqual([404, 200, 200])
    await ask(signOut, { everywhere: true }, owner)
    expect(await statuses()).toEqual([404, 404, 404])
  })
})

describe('the link to an export of a website', () => {
  async function newExport(owner: Owner) {
    const websiteId = await filledWebsite(owner)
    const { jobId } = await ask(createExport, { websiteId }, owner)
    await ended(websiteId, jobId, owner)
    const linkFor = async (caller: Sending) => (await ask(getExport, { websiteId, jobId }, caller)).url
    return { websiteId, linkFor }
  }

  test('ends with the role that it takes', async () => {
    const owner = await newOwner()
    const { organizationId } = owner
    const admin = await newMember(owner, 'admin')
    const { linkFor } = await newExport(owner)
    const [link, other] = [await linkFor(admin), await linkFor(owner)]
    expect([await statusOf(link), await statusOf(other)]).toEqual([200, 200])
    const { userId } = admin
    await ask(changeTeam, { organizationId, action: 'update_role', userId, role: 'member' }, owner)
    expect([await statusOf(link), await statusOf(other)]).toEqual([404, 200])
  })

  test('ends when the website belongs to another organization', async () => {
    const [seller, buyer] = [await newOwner(), await newOwner()]
    const { websiteId, linkFor } = await newExport(seller)
    const link = await linkFor(seller)
    const { organizationId } = buyer
    await joinByLink(buyer, seller, 'admin')
    await ask(transferWebsite, { websiteId, organizationId }, seller)
    expect(await statusOf(link)).toBe(404)
    expect(await statusOf(await linkFor(buyer))).toBe(200)
  })
})

describe('the link to evidence', () => {
  const key = `evidence/${crypto.randomUUID()}/case-1/step-1.png`

  test('of a run of a project ends with the membership of who fetched it', async () => {
    await env.FILES.put(key, 'png')
    const owner = await newOwner()
    const { organizationId } = owner
    const member = await newMember(owner, 'member')
    const { userId, email } = member
    const tenant = { organizationId, role: 'member' as const }
    const actor = { kind: 'user' as const, userId, email, name: 'Grace' }
    const link = evidenceLinks(newContext({ origin: base, tenant, actor })).linkTo(key)
    expect(await statusOf(link)).toBe(200)
    await ask(changeTeam, { organizationId, action: 'remove', userId }, owner)
    expect(await statusOf(link)).toBe(404)
  })

  test('of a public run is for whoever has it', async () => {
    await env.FILES.put(key, 'png')
    expect(await statusOf(evidenceLinks(newContext({ origin: base })).linkTo(key))).toBe(200)
  })
})
