import { call } from '../../../client/call.ts'
import { Button } from '../../../parts/button.tsx'
import { hashOf } from '../../../parts/document/cited-place.ts'
import { Given } from '../../../parts/given.tsx'
import { LongText } from '../../../parts/long-text.tsx'
import { Modal } from '../../../parts/modal.tsx'
import { useRead } from '../../../parts/read.ts'
import { Failed, Loading } from '../../../parts/states.tsx'
import { texts as all } from '../../../texts/en/content.ts'
import type { ContentType, PlannedPage, Preview } from '../parts/types.ts'
import { valuesInFile, valuesOf } from './values.ts'

const texts = all.migration

interface PreviewDialogProps {
  projectId: string
  page: PlannedPage
  name: string
  /** Where the file is shown. */
  href: string
  type: ContentType | undefined
  write: ((page: PlannedPage) => void) | undefined
  close: () => void
}

/** A file as content of its type: each value with its place in the file, or as somebody writes it, and what is in no field. */
export function PreviewDialog({ projectId, page, name, href, type, write, close }: PreviewDialogProps) {
  const { reading, again } = useRead(
    async () =>
      type
        ? call('POST /api/projects/{projectId}/page-transformation-preview', {
            projectId,
            fileId: page.fileId,
            contentTypeId: type.contentTypeId,
          })
        : null,
    [page.fileId, type?.contentTypeId],
  )
  const now = reading.value
  return (
    <Modal title={name} isOpen isWide close={close}>
      {now.state === 'loading' && <Loading />}
      {now.state === 'failed' && <Failed error={now.error} retry={again} />}
      {now.state === 'ready' &&
        (now.value && type ? (
          <Shown preview={now.value} type={type} page={page} href={href} write={write} />
        ) : (
          <p>{texts.chooseType}</p>
        ))}
      <div class="actions">
        <Button act={close}>{texts.close}</Button>
      </div>
    </Modal>
  )
}

type ShownProps = Pick<PreviewDialogProps, 'page' | 'href' | 'write'> & {
  preview: Preview
  type: ContentType
}

function Shown({ preview, type, page, href, write }: ShownProps) {
  const hrefOf = ({ start, end }: { start: number; end: number }, quote: string) =>
    `${href}${hashOf({ start, end, quote, page: null, headings: [] })}`
  return (
    <>
      <dl class="previewed">
        {type.fields.map((field) => (
          <Value
            key={field.machineName}
            field={field}
            values={(write ? valuesInFile : valuesOf)(preview, field.machineName)}
            page={page}
            write={write}
            hrefOf={hrefOf}
          />
        ))}
      </dl>
      <h3>{texts.unmapped}</h3>
      <p class="muted">{preview.unmapped.length > 0 ? texts.unmappedHint : texts.allMapped}</p>
      <ul class="unmapped">
        {preview.unmapped.map((one) => (
          <li key={one.start}>
            <span dir="auto">{one.text}</span> <a href={hrefOf(one, one.text)}>{texts.inFile}</a>
          </li>
        ))}
      </ul>
    </>
  )
}

interface ValueProps {
  field: ContentType['fields'][number]
  values: ReturnType<typeof valuesOf>
  page: PlannedPage
  write: PreviewDialogProps['write']
  hrefOf: (place: { start: number; end: number }, quote: string) => string
}

function Value({ field: { name, machineName }, values, page, write, hrefOf }: ValueProps) {
  const overrides = page.fieldOverrides ?? {}
  const isByHand = machineName in overrides
  const set = (value: string) => write?.({ ...page, fieldOverrides: { ...overrides, [machineName]: value } })
  function unset() {
    const { [machineName]: _, ...rest } = overrides
    write?.({ ...page, fieldOverrides: rest })
  }
  return (
    <>
      <dt>
        <Given>{name}</Given>
      </dt>
      <dd>
        {isByHand && write ? (
          <textarea
            aria-label={`${name}: ${texts.byHand}`}
            rows={3}
            dir="auto"
            value={String(overrides[machineName] ?? '')}
            onInput={({ currentTarget }) => set(currentTarget.value)}
          />
        ) : values.length === 0 ? (
          <p class="muted">{texts.empty}</p>
        ) : (
          values.map((value) => (
            <div key={value.start} class="previewed-value">
              <LongText text={value.text} />
              {value.start !== null && value.end !== null && (
                <a href={hrefOf({ start: value.start, end: value.end }, value.text)}>{texts.inFile}</a>
              )}
            </div>
          ))
        )}
        {write &&
          (isByHand ? (
            <Button small kind="quiet" label={texts.asInFileOf(name)} act={unset}>
              {texts.asInFile}
            </Button>
          ) : (
            <Button
              small
              kind="quiet"
              label={texts.writeOf(name)}
              act={() => set(values.map(({ text }) => text).join('\n'))}
            >
              {texts.write}
            </Button>
          ))}
      </dd>
    </>
  )
}
