import { folderType } from '../../support/drive/account.ts'
import { vendorOnNetwork } from '../../support/drive/vendor-on-network.ts'
import type { Cast } from './cast.ts'
import type { Recorder } from './recorder.ts'

interface Places {
  organizationId: string
  id: string
}

/** A drive of somebody who says yes, and a folder of it in a base. A deployment that no vendor knows refuses most of it. */
export async function connectDrive(recorder: Recorder, cast: Cast, { organizationId, id }: Places) {
  const vendor = vendorOnNetwork()
  const account = vendor.account('ada.drive@example.com')
  const folderId = account.put({ id: '1hAnDbOoKfOlDeR', name: 'Handbook', mimeType: folderType })
  account.put({ name: 'returns.txt', content: 'Goods are sent back within 30 days.', parent: folderId })
  account.put({ name: 'tour.mp4', mimeType: 'video/mp4', content: 'film', parent: folderId })
  const unknown = { otherwise: 501 }
  const begun = await recorder.call('drive.connect', { organizationId, returnTo: '/knowledge' }, unknown)
  const back = new URL(vendor.agree((begun.answer as { url: string }).url, account.email))
  const returned = Object.fromEntries(back.searchParams)
  await recorder.call('drive.finishConnecting', returned, {
    ...unknown,
    ...(recorder.token !== null && { token: recorder.token }),
  })
  await recorder.call('drive.getConnection', { organizationId })
  await recorder.call('drive.listChoices', { organizationId }, unknown)
  await recorder.call('drive.addFolder', { id, folderId }, unknown)
  await cast.sync({ kbId: id, folderId })
  await recorder.call('drive.listFolders', { id })
  await recorder.call('drive.removeFolder', { id, folderId }, { otherwise: 404 })
  await recorder.call('drive.disconnect', { organizationId }, unknown)
}
