import { useEffect } from 'preact/hooks'
import { call } from '../../../client/call.ts'
import type { Connection } from '../../../parts/drive/connection.ts'
import { ConnectionState } from '../../../parts/drive/connection-state.tsx'
import { tellOutcome } from '../../../parts/drive/tell-outcome.ts'
import { type Reading, useRead } from '../../../parts/read.ts'
import { Panel, Rows } from '../../../parts/rows.tsx'
import { Failed, Loading } from '../../../parts/states.tsx'
import { texts } from '../../../texts/en/drive.ts'
import type { OfBase } from '../parts/base-page.tsx'
import { FolderEntry } from './folder-entry.tsx'
import { FolderPicker } from './folder-picker.tsx'
import { useFolders } from './use-folders.ts'
import './drive.css'

/** Folders of a drive that flow into a base: the drive is connected, folders are chosen, followed and removed. */
export function Drive(of: OfBase) {
  const { base, opened, rights } = of
  const { kbId, status, organizationId } = base
  const list = useFolders(kbId, () => void opened.again())
  useEffect(tellOutcome, [])
  const isLost = list.items.value?.some((folder) => folder.status === 'disconnected') ?? false
  return (
    <>
      <h1>{texts.title}</h1>
      <p class="lead">{texts.lead}</p>
      {rights.change ? (
        <OwnDrive organizationId={organizationId} of={of} isLost={isLost} changed={list.refresh} />
      ) : (
        <p class="note">{texts.onlyReads}</p>
      )}
      <Panel title={texts.folders}>
        <Rows list={list} empty={texts.none}>
          {(folder) => (
            <FolderEntry
              key={folder.folderId}
              folder={folder}
              mayChange={rights.change}
              maySync={status !== 'archived'}
              changed={list.refresh}
            />
          )}
        </Rows>
      </Panel>
    </>
  )
}

interface OwnDriveProps {
  organizationId: string
  of: OfBase
  /** A folder says that the drive lets us in no more. */
  isLost: boolean
  changed: () => Promise<void>
}

/** The drive of one's own organization, and what can be chosen of it. */
function OwnDrive({ organizationId, of: { base, rights }, isLost, changed }: OwnDriveProps) {
  const { reading, again } = useRead(
    () => call('GET /api/organizations/{organizationId}/drive', { organizationId }),
    [organizationId],
  )
  useEffect(() => {
    if (isLost) void again()
  }, [isLost])
  const read: Reading<Connection> = reading.value
  if (read.state === 'loading') return <Loading />
  if (read.state === 'failed') return <Failed error={read.error} retry={again} />
  const both = async () => void (await Promise.all([again(), changed()]))
  return (
    <>
      <ConnectionState
        connection={read.value}
        organizationId={organizationId}
        returnTo={`/knowledge/${base.kbId}/drive`}
        mayRule={rights.rule}
        changed={both}
      />
      {base.status === 'archived' ? (
        <p class="warning">{texts.closed}</p>
      ) : (
        read.value.status === 'connected' && (
          <FolderPicker organizationId={organizationId} kbId={base.kbId} changed={both} />
        )
      )}
    </>
  )
}
