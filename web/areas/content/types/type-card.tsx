import { useId } from 'preact/hooks'
import { Button } from '../../../parts/button.tsx'
import { Field } from '../../../parts/field.tsx'
import { Given } from '../../../parts/given.tsx'
import { useFirst } from '../../../parts/use-first.tsx'
import { texts as all } from '../../../texts/en/content.ts'
import type { Analysis, ContentType } from '../parts/types.ts'
import { type PlannedFiles, nameOfFile } from '../parts/use-files.ts'
import { Add } from './add.tsx'
import { FieldRows } from './field-rows.tsx'
import { machineNameOf } from './machine-name.ts'

const texts = all.types

interface TypeCardProps {
  type: ContentType
  /** What the newest analysis says of it. */
  found: NonNullable<Analysis['contentTypes']>[number] | undefined
  files: PlannedFiles
  /** Changes it, or takes it out; absent for who may not. */
  write: ((type: ContentType | null) => void) | undefined
}

/** A type of content with its fields, the files that show it and why. */
export function TypeCard({ type, found, files, write }: TypeCardProps) {
  const id = useId()
  const { name, machineName } = type
  return (
    <section class="panel content-type" aria-labelledby={id}>
      <div class="head">
        <h2 id={id}>
          <Given>{name}</Given> <code>{machineName}</code>
        </h2>
        {found && <span class="tag">{all.files(found.fileIds.length)}</span>}
        {write && (
          <Button small kind="quiet" label={texts.removeType(name)} act={() => write(null)}>
            {texts.remove}
          </Button>
        )}
      </div>
      {write && (
        <Field
          label={texts.name(machineName)}
          name={`name-${machineName}`}
          value={name}
          write={(text) => write({ ...type, name: text })}
        />
      )}
      {type.fields.length > 0 ? (
        <FieldRows
          type={type}
          found={new Set(found?.fields.map((field) => field.machineName))}
          write={write}
        />
      ) : (
        <p class="muted">{texts.noFields}</p>
      )}
      {write && (
        <Add
          words={texts.addField}
          label={texts.addFieldTo(name)}
          name={`new-field-${machineName}`}
          add={(field) => write({ ...type, fields: [...type.fields, newField(field, type)] })}
        />
      )}
      {found && <Why found={found} files={files} />}
    </section>
  )
}

const newField = (name: string, { fields }: ContentType) => ({
  name,
  machineName: machineNameOf(
    name,
    fields.map((field) => field.machineName),
  ),
  type: 'text' as const,
  required: false,
  multiple: false,
  confidence: 1,
})

function Why({
  found,
  files,
}: Pick<TypeCardProps, 'files'> & { found: NonNullable<TypeCardProps['found']> }) {
  const { shown, more } = useFirst(found.fileIds, { first: 10, words: all.more })
  return (
    <details>
      <summary>{texts.filesOf(found.fileIds.length)}</summary>
      <h3>{texts.why}</h3>
      <ul>
        {found.reasons.map((reason) => (
          <li key={reason} dir="auto">
            {reason}
          </li>
        ))}
      </ul>
      <ul class="file-names">
        {shown.map((fileId) => (
          <li key={fileId}>
            <a href={files.get(fileId)?.href}>
              <Given>{nameOfFile(files, fileId)}</Given>
            </a>
          </li>
        ))}
      </ul>
      {more}
    </details>
  )
}
