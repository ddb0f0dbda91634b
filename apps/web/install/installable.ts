import { resolve } from 'node:path'
import { build, type Plugin } from 'vite'
import { manifest, manifestFile, manifestLanguages, offlinePage, paidBesidePage } from './manifest.ts'

const source = resolve(import.meta.dirname, 'service-worker.ts')

/** Adds to the built client what makes it installable: manifests, pages without a script, the service worker. */
export function installable(): Plugin {
  return {
    name: 'installable',
    apply: 'build',
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'manifest', href: `/${manifestFile('ru')}` }, injectTo: 'head' },
      { tag: 'link', attrs: { rel: 'apple-touch-icon', href: '/icons/192.png' }, injectTo: 'head' },
    ],
    generateBundle() {
      for (const language of manifestLanguages) {
        const source = JSON.stringify(manifest(language), null, 2)
        this.emitFile({ type: 'asset', fileName: manifestFile(language), source })
      }
      this.emitFile({ type: 'asset', fileName: 'offline.html', source: offlinePage() })
      this.emitFile({ type: 'asset', fileName: 'beside.html', source: paidBesidePage() })
    },
    writeBundle: {
      sequential: true,
      async handler({ dir }, bundle) {
        if (dir === undefined) return
        const files = Object.keys(bundle).filter((file) => file.startsWith('assets/'))
        await buildWorker(dir, files.map((file) => `/${file}`).sort())
      },
    },
  }
}

/** The worker is one file without imports: old browsers know no modules there. */
async function buildWorker(outDir: string, files: readonly string[]): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    define: { builtFiles: JSON.stringify(files) },
    build: {
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      lib: { entry: source, formats: ['iife'], name: 'worker', fileName: () => 'service-worker.js' },
    },
  })
}
