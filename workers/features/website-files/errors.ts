import { defineError } from '../../../shared/kernel/errors.ts'

export const websiteFileNotFound = defineError(
  'websites.file_not_found',
  404,
  'There is no such file. Files are kept for seven days: order a new export.',
)
export const websiteFileUnderWay = defineError(
  'websites.file_under_way',
  409,
  'A file of this website is being written or read. Wait until that has ended.',
)
export const websiteNotEmpty = defineError(
  'websites.not_empty',
  409,
  'This website has events already. Import into a new website, or reset this one first.',
)
export const websiteArchived = defineError(
  'websites.archived',
  409,
  'The archive of this website holds what its lost store had. Have it rebuilt, or reset the website first.',
)
export const websiteLinkRefused = defineError(
  'websites.link_refused',
  403,
  'This link is not valid. Read the export again for a new one.',
)
export const websiteLinkExpired = defineError(
  'websites.link_expired',
  410,
  'This link has expired. Read the export again for a new one.',
)
