import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'

const built = join(import.meta.dirname, '../../apps/web/dist')

const kinds: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
}

/** The built client alone, from a copy that can be changed under its feet as a new deploy would. */
export class Site {
  address = ''
  private folder = ''
  private server: Server | null = null

  async open(): Promise<void> {
    this.folder = await mkdtemp(join(tmpdir(), 'skystair-site-'))
    await cp(built, this.folder, { recursive: true })
    const server = createServer(async (request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost')
      const file = join(this.folder, pathname === '/' ? 'index.html' : pathname)
      try {
        const content = await readFile(file)
        response.setHeader('content-type', kinds[extname(file)] ?? 'application/octet-stream')
        response.setHeader('cache-control', pathname.startsWith('/assets/') ? 'max-age=31536000' : 'no-cache')
        response.end(content)
      } catch {
        response.writeHead(404).end()
      }
    })
    await new Promise<void>((listening) => server.listen(0, 'localhost', listening))
    this.server = server
    this.address = `http://localhost:${(server.address() as AddressInfo).port}`
  }

  /** A new deploy: one file is another one now. */
  async change(file: string, edit: (content: string) => string): Promise<void> {
    const path = join(this.folder, file)
    await writeFile(path, edit(await readFile(path, 'utf8')))
  }

  async stop(): Promise<void> {
    const { server } = this
    this.server = null
    server?.closeAllConnections()
    await new Promise((closed) => (server ? server.close(closed) : closed(null)))
  }

  async close(): Promise<void> {
    await this.stop()
    await rm(this.folder, { recursive: true, force: true })
  }
}
