import { z } from 'zod'
import { defineRoute } from '../../../shared/kernel/operation.ts'
import { stillHolds } from '../../../shared/kernel/link-holder.ts'
import { notConfigured } from '../../../shared/kernel/errors.ts'
import { openLink, signingSecret } from '../../../shared/services/signing.ts'
import { evidenceNotFound, linkExpired, linkRefused } from './errors.ts'
import { archiveOf, evidenceArchive } from './evidence/evidence-archive.ts'
import { evidenceResponse } from './evidence/evidence-response.ts'

export const getEvidence = defineRoute({
  id: 'evidence.get',
  route: 'GET /api/evidence/{token}',
  summary:
    'Fetch a screenshot, video, HAR, console log, trace, manifest, timeline or all of it by its signed link',
  description:
    'Links come with an execution and are valid for one hour. Those of a run of a project end with the membership, the sign-in or the access key that fetched them. Range requests are answered with 206, except for ZIPs, which are made while they are sent.',
  access: 'public',
  effect: 'read',
  input: () => ({ token: z.string().min(1).max(2000).describe('The last part of the link') }),
  produces: [
    { status: 200, mediaType: 'application/octet-stream', description: 'The file, with its own media type.' },
    {
      status: 206,
      mediaType: 'application/octet-stream',
      description: 'The part that was asked for by Range.',
    },
    { status: 304, description: 'The file has not changed.' },
    { status: 416, description: 'The range lies outside the file.' },
  ],
  mcp: 'listed',
  errors: [linkRefused, linkExpired, evidenceNotFound, notConfigured],
  async run(context, { token }, request) {
    const verdict = openLink(signingSecret(context.services.settings), token, context.now())
    if (!verdict.ok) throw verdict.reason === 'expired' ? linkExpired() : linkRefused()
    const { holder } = verdict
    // A run of the public generator belongs to nobody.
    if (holder !== undefined && !(await stillHolds(context, holder))) throw evidenceNotFound()
    const { files } = context.services
    const archive = archiveOf(verdict.key)
    const response = archive
      ? await evidenceArchive(files, archive)
      : await evidenceResponse(files, verdict.key, request)
    if (!response) throw evidenceNotFound()
    return response
  },
})
