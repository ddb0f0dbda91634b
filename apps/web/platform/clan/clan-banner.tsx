import { bannerSource } from './banner-source.ts'

type Properties = { theme: number; className?: string | undefined }

/** The banner of a clan. It says nothing: the name beside it does. */
export function ClanBanner({ theme, className }: Properties) {
  return <img src={bannerSource(theme)} alt="" className={className} draggable={false} />
}
