import type { Operation } from '../../../shared/kernel/operation.ts'
import { deleteFile, deleteProjectFile } from './delete-file.ts'
import { getFile, getProjectFile } from './get-file.ts'
import { getFileOutline, getProjectFileOutline } from './get-file-outline.ts'
import { getFilePreview, getProjectFilePreview } from './get-file-preview.ts'
import { getFileText, getProjectFileText } from './get-file-text.route.ts'
import { getIndexingStatus } from './get-indexing-status.ts'
import { listFiles, listProjectFiles } from './list-files.ts'
import { listOrganizationFiles } from './list-organization-files.ts'
import { openFile } from './open-file.route.ts'
import { reindexBase } from './reindex-base.ts'
import { reindexProject } from './reindex-project.ts'
import { showPage } from './show-page.route.ts'
import { uploadFile, uploadProjectFile } from './upload-file.route.ts'

export const operations: readonly Operation[] = [
  listFiles,
  uploadFile,
  getFile,
  deleteFile,
  getFileText,
  getFileOutline,
  getFilePreview,
  showPage,
  reindexBase,
  listProjectFiles,
  uploadProjectFile,
  reindexProject,
  getProjectFile,
  deleteProjectFile,
  getProjectFileText,
  getProjectFileOutline,
  getProjectFilePreview,
  getIndexingStatus,
  listOrganizationFiles,
  openFile,
]
