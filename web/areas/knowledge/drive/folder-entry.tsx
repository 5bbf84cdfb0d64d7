import { call } from '../../../client/call.ts'
import { announce } from '../../../parts/announce.tsx'
import { Button } from '../../../parts/button.tsx'
import { confirmed } from '../../../parts/confirm.tsx'
import { Time } from '../../../parts/given.tsx'
import { texts } from '../../../texts/en/drive.ts'
import { type DriveFolder, doneOf, secondsUntil } from './types.ts'

interface FolderEntryProps {
  folder: DriveFolder
  mayChange: boolean
  maySync: boolean
  changed: () => Promise<void>
}

const kinds = {
  syncing: 'running',
  synced: 'good',
  failed: 'failed',
  disconnected: 'failed',
  removing: 'pending',
} as const

/** A folder: how far it is, when it was last as in the drive, and what it left out. */
export function FolderEntry({ folder, mayChange, maySync, changed }: FolderEntryProps) {
  const { name, status, syncedAt, nextAt, error } = folder
  const { done, all } = doneOf(folder)
  return (
    <li class="drive-folder">
      <div class="what">
        <b dir="auto">{name}</b>
        <span class="more">
          <span class={`tag ${kinds[status]}`}>{texts.status[status]}</span>
          {syncedAt && (
            <>
              {` ${texts.synced} `}
              <Time at={syncedAt} />
            </>
          )}
          {nextAt && (
            <>
              {` · ${texts.next} `}
              <Time at={nextAt} />
            </>
          )}
        </span>
      </div>
      {mayChange && status !== 'removing' && <Acts folder={folder} maySync={maySync} changed={changed} />}
      <div class="inside">
        {status === 'syncing' && (
          <>
            <progress {...(all > 0 && { max: all, value: done })} aria-label={name} />
            <p>{texts.progress(done, all)}</p>
          </>
        )}
        {folder.resumesAt !== null && <p class="note">{texts.resumes(secondsUntil(folder.resumesAt))}</p>}
        <p class="drive-figures">{texts.figures(folder.files, folder.skippedCount)}</p>
        {error && (
          <p class="fault" dir="auto">
            {error}
          </p>
        )}
        {folder.skipped.length > 0 && <Skipped folder={folder} />}
      </div>
    </li>
  )
}

function Skipped({ folder: { skipped, skippedCount } }: { folder: DriveFolder }) {
  return (
    <details>
      <summary>{texts.leftOut(skippedCount)}</summary>
      <ul class="drive-skipped">
        {skipped.map(({ name, reason }, at) => (
          <li key={at}>
            <b dir="auto">{name}</b> {reason}
          </li>
        ))}
      </ul>
      {skippedCount > skipped.length && <p>{texts.more(skippedCount - skipped.length)}</p>}
    </details>
  )
}

function Acts({ folder, maySync, changed }: Omit<FolderEntryProps, 'mayChange'>) {
  const { kbId: id, folderId, name, status } = folder
  async function sync() {
    try {
      await call('POST /api/knowledge-bases/{id}/drive-folders', { id, folderId, name })
      announce(texts.syncing(name))
    } finally {
      await changed()
    }
  }
  async function remove() {
    const { remove: question } = texts
    if (!(await confirmed({ title: question.title(name), text: question.text, action: question.act }))) return
    await call('DELETE /api/knowledge-bases/{id}/drive-folders/{folderId}', { id, folderId })
    await changed()
  }
  return (
    <div class="acts">
      {maySync && status !== 'syncing' && status !== 'disconnected' && (
        <Button small act={sync} busy={texts.starting} label={texts.syncNamed(name)}>
          {texts.sync}
        </Button>
      )}
      <Button small kind="danger" act={remove} busy={texts.removing} label={texts.removeNamed(name)}>
        {texts.remove.act}
      </Button>
    </div>
  )
}
