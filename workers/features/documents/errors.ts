import { defineError } from '../../../shared/kernel/errors.ts'

export const fileNotFound = defineError('files.not_found', 404, 'File not found')
export const fileUnreadable = defineError(
  'files.not_ready',
  409,
  'The text of this file has not been read yet. Ask again when its status is indexed.',
)
export const storageFull = defineError(
  'organizations.storage_full',
  409,
  'The organization has no room left for this file. Delete files, or ask an owner to raise maxStorage.',
)
export const baseArchived = defineError(
  'knowledge_bases.archived',
  409,
  'The knowledge base is archived and takes no files. Make it active first.',
)
export const notAPage = defineError(
  'files.not_a_page',
  415,
  'Only HTML files and fetched web pages can be shown as a page. Ask for the preview or the text instead.',
)
export const linkRefused = defineError('files.link_refused', 403, 'This link is not genuine')
export const linkExpired = defineError(
  'files.link_expired',
  410,
  'This link has expired. Ask for the preview again to get a fresh one.',
)
export const sourceUnavailable = defineError(
  'files.source_unavailable',
  502,
  'The page that this file was fetched from does not answer with a page now. Try again later, or ask for the text instead.',
)
