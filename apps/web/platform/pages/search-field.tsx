import { TextField } from '../../ui/controls/text-field.tsx'

type Properties = {
  label: string
  placeholder: string
  words: string
  onWords: (words: string) => void
}

/** Where words are typed that a list is then narrowed to. */
export function SearchField({ label, placeholder, words, onWords }: Properties) {
  return (
    <TextField
      label={label}
      labelHidden
      value={words}
      onValueChange={onWords}
      placeholder={placeholder}
      autoComplete="off"
    />
  )
}
