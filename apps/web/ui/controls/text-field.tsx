import { type ChangeEvent, type ComponentProps, type ReactNode, type RefObject, useId } from 'react'
import { classes } from '../theme/classes.ts'
import textStyles from '../theme/text.module.css'
import styles from './text-field.module.css'

export type FieldElement = HTMLInputElement | HTMLTextAreaElement

type Native =
  | 'name'
  | 'type'
  | 'autoComplete'
  | 'placeholder'
  | 'disabled'
  | 'required'
  | 'inputMode'
  | 'autoFocus'
  | 'onBlur'
type Properties = Pick<ComponentProps<'input'>, Native> & {
  ref?: RefObject<FieldElement | null>
  label: string
  value: string
  onValueChange: (value: string) => void
  /** The most characters allowed; shows how many are used. */
  limit?: number | null
  error?: string | null
  hint?: string | null
  /** Lines of text; more than one makes a text area. */
  lines?: number
  /** Below the field, at its end. */
  aside?: ReactNode
  /** Keeps the label for screen readers only. */
  labelHidden?: boolean
}

export function TextField({
  label,
  value,
  onValueChange,
  limit = null,
  error = null,
  hint = null,
  lines = 1,
  aside = null,
  labelHidden = false,
  ref,
  ...native
}: Properties) {
  const id = useId()
  const used = [...value].length
  const shared = {
    id,
    value,
    className: classes(styles.control, lines > 1 && styles.area),
    'aria-invalid': error !== null,
    'aria-describedby': `${id}-note`,
    // The browser counts halves of an emoji, the game whole ones: it only keeps a full field from growing.
    ...(limit !== null && used >= limit && { maxLength: value.length }),
    onChange: ({ target }: ChangeEvent<FieldElement>) =>
      onValueChange(
        limit !== null && target.value.length > value.length ? fitting(target, limit) : target.value,
      ),
  }
  return (
    <div className={styles.field} data-invalid={error !== null || undefined}>
      <label
        className={labelHidden ? textStyles.hidden : styles.label}
        htmlFor={id}
        data-required={native.required || undefined}
      >
        {label}
      </label>
      {lines > 1 ? (
        <textarea
          {...shared}
          ref={ref as RefObject<HTMLTextAreaElement | null> | undefined}
          rows={lines}
          name={native.name}
          placeholder={native.placeholder}
          disabled={native.disabled}
          required={native.required}
        />
      ) : (
        <input
          type="text"
          {...native}
          {...shared}
          ref={ref as RefObject<HTMLInputElement | null> | undefined}
        />
      )}
      <div className={styles.below}>
        <span
          id={`${id}-note`}
          className={error === null ? styles.hint : styles.error}
          role={error === null ? undefined : 'alert'}
        >
          {error ?? hint}
        </span>
        {limit !== null && (
          <span className={styles.limit} data-full={used >= limit || undefined}>
            {used}/{limit}
          </span>
        )}
        {aside}
      </div>
    </div>
  )
}

/** What was written, or pasted, as far as there is room; what stood after it stays. */
function fitting({ value, selectionEnd }: FieldElement, limit: number): string {
  const over = [...value].length - limit
  if (over <= 0) return value
  const end = selectionEnd ?? value.length
  return [...value.slice(0, end)].slice(0, -over).join('') + value.slice(end)
}
