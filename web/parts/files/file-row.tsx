import { useRef } from 'preact/hooks'
import { messageOf, unlessGone } from '../../client/refusal.ts'
import { sizeOf, texts } from '../../texts/en/files.ts'
import { confirmed } from '../confirm.tsx'
import { Day } from '../given.tsx'
import { IconButton } from '../icons.tsx'
import { toast } from '../toasts.tsx'
import { type FilePlace, type KeptFile, isUnderWay } from './types.ts'

interface FileRowProps {
  place: FilePlace
  file: KeptFile
  mayDelete: boolean
  dropped: (fileId: string) => void
}

/** A file in the list: what it is, how far its reading is, and what was strange about it. */
export function FileRow({ place, file, mayDelete, dropped }: FileRowProps) {
  const { fileId, fileName, status, error, warnings } = file
  const row = useRef<HTMLLIElement>(null)
  async function remove() {
    const question = { title: texts.deleteTitle, text: texts.deleteWhat(fileName), action: texts.deleteAct }
    if (!(await confirmed(question))) return
    await place.remove(fileId).catch(unlessGone)
    const next = (row.current?.nextElementSibling ?? row.current?.previousElementSibling)?.querySelector('a')
    dropped(fileId)
    setTimeout(() => (next ?? document.querySelector<HTMLElement>('#main'))?.focus({ preventScroll: true }))
    toast(texts.deleted(fileName))
  }
  return (
    <li ref={row} class={status === 'error' ? 'is-failed' : undefined}>
      <Kind file={file} />
      <div class="file-what">
        <p class="file-name">
          <a href={place.hrefOf(fileId)} dir="auto">
            {fileName}
          </a>
        </p>
        <Facts file={file} />
        {isUnderWay(file) && (
          <progress aria-label={texts.readingOf(fileName)} value={file.progress} max={1} />
        )}
        {error && (
          <p class="fault" dir="auto">
            {error.message}
          </p>
        )}
        {warnings.length > 0 && <Remarks warnings={warnings} />}
      </div>
      {mayDelete && (
        <IconButton
          icon="remove"
          label={texts.delete(fileName)}
          act={() => void remove().catch((failure: unknown) => toast(messageOf(failure), { kind: 'fault' }))}
        />
      )}
    </li>
  )
}

function Facts({ file }: { file: KeptFile }) {
  const { fileSize, chunkCount, status, stage, createdAt, parentFileId } = file
  return (
    <p class="file-facts">
      {isUnderWay(file) && <span class="tag running">{texts.stages[stage]}</span>}
      {status === 'error' && <span class="tag failed">{texts.failed}</span>}
      <span>{sizeOf(fileSize)}</span>
      {status === 'indexed' && <span>{texts.passages(chunkCount)}</span>}
      {parentFileId && <span>{texts.came}</span>}
      <span>
        <Day at={createdAt} />
      </span>
    </p>
  )
}

const Remarks = ({ warnings }: { warnings: readonly string[] }) => (
  <details class="file-remarks">
    <summary>{texts.warnings(warnings.length)}</summary>
    <ul>
      {warnings.map((warning) => (
        <li key={warning} dir="auto">
          {warning}
        </li>
      ))}
    </ul>
  </details>
)

const Kind = ({ file: { fileType } }: { file: KeptFile }) => (
  <span class="file-kind" aria-hidden="true">
    {(fileType || 'file').slice(0, 4)}
  </span>
)
