// Who may import whom: the rules of direction of the house, read by "npm test".
// Parsed with swc, since dependency-cruiser knows TypeScript only up to version 6.
const TEST = '[.]test[.]tsx?$'
const TEST_TOOLS = 'node_modules/(vitest|fast-check)/'

const never = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    never('no-cycles', 'Files that import each other cannot be read one by one.', {}, { circular: true }),
    never('found', 'An import must lead somewhere.', {}, { couldNotResolve: true }),

    never(
      'rules-alone',
      'The rules are pure: they import nothing outside themselves.',
      { path: '^packages/rules/', pathNot: TEST },
      { pathNot: '^packages/rules/' },
    ),
    never(
      'content-knows-rules-only',
      'Content imports the rules and nothing else.',
      { path: '^packages/content/', pathNot: TEST },
      { pathNot: '^packages/(content|rules)/' },
    ),
    never(
      'contract-knows-rules-only',
      'The contract imports the rules and the schema language, nothing else.',
      { path: '^packages/contract/', pathNot: TEST },
      { pathNot: '^packages/(contract|rules)/|node_modules/typebox/' },
    ),
    never(
      'rules-tests-alone',
      'Even the tests of the rules need only the rules.',
      { path: '^packages/rules/.*[.]test[.]ts$' },
      { pathNot: `^packages/rules/|${TEST_TOOLS}` },
    ),
    never(
      'packages-below',
      'Packages lie below all else, their tests too.',
      { path: '^packages/' },
      { path: '^(apps|e2e|bench|tools|scripts)/' },
    ),

    never(
      'server-not-web',
      'Apps never import each other.',
      { path: '^apps/server/' },
      { path: '^apps/web/' },
    ),
    never(
      'web-not-server',
      'Apps never import each other.',
      { path: '^apps/web/' },
      { path: '^apps/server/' },
    ),
    never(
      'apps-below-tools',
      'What is played never depends on what measures or tries it.',
      { path: '^(apps|art)/' },
      { path: '^(e2e|bench|tools|scripts)/' },
    ),
    never(
      'tools-below-trials',
      'Simulator and golden battles need neither browser nor measurement.',
      { path: '^tools/' },
      { path: '^(e2e|bench)/' },
    ),
    never('journeys-unmeasured', 'Journeys need no measurement.', { path: '^e2e/' }, { path: '^bench/' }),
    never('art-below-apps', 'The studio knows no app.', { path: '^art/' }, { path: '^apps/' }),
    never(
      'baked-art-alone',
      'What was baked needs no oven.',
      { path: '^art/baked/' },
      { path: '^(art|packages)/', pathNot: '^art/baked/' },
    ),
    never('server-without-art', 'The server draws nothing.', { path: '^apps/server/' }, { path: '^art/' }),
    never(
      'web-takes-baked-art',
      'The client takes what the studio baked, and its clips.',
      { path: '^apps/web/', pathNot: TEST },
      { path: '^art/', pathNot: '^art/(baked|clips)/' },
    ),

    never(
      'feature-apart',
      'A feature never imports another: compose two rules instead.',
      { path: '^apps/(server|web)/features/([^/]+)/' },
      { path: '^apps/$1/features/', pathNot: '^apps/$1/features/$2/' },
    ),
    never(
      'server-platform-below',
      'main and app -> features -> platform, never back.',
      { path: '^apps/server/platform/', pathNot: TEST },
      { path: '^apps/server/', pathNot: '^apps/server/platform/' },
    ),
    never(
      'server-features-below-app',
      'main and app -> features -> platform, never back.',
      { path: '^apps/server/features/', pathNot: TEST },
      { path: '^apps/server/', pathNot: '^apps/server/(features|platform)/' },
    ),
    never(
      'server-without-its-tests',
      'The running server needs no help of its tests.',
      { path: '^apps/server/', pathNot: `${TEST}|^apps/server/testing/` },
      { path: `^apps/server/testing/|${TEST_TOOLS}` },
    ),
    never(
      'web-ui-lowest',
      'The kit knows no game: neither its world and calls nor the page around it.',
      { path: '^apps/web/ui/' },
      { path: '^(apps|art|packages/(content|contract))/', pathNot: '^apps/web/ui/' },
    ),
    never(
      'web-platform-above-ui',
      'The page knows the kit, and neither the stage nor what is heard.',
      { path: '^apps/web/platform/', pathNot: TEST },
      { path: '^apps/web/', pathNot: '^apps/web/(platform|ui)/' },
    ),
    never(
      'web-senses-above-platform',
      'Stage, sound and live news stand on the page, each apart, below the features.',
      { path: '^apps/web/(stage|sound|live|install)/', pathNot: TEST },
      { path: '^apps/web/', pathNot: '^apps/web/($1|platform|ui)/' },
    ),
    never(
      'web-features-below-app',
      'app -> features -> stage, sound, live -> platform -> ui, never back.',
      { path: '^apps/web/features/' },
      { path: '^apps/web/(app|gallery)/' },
    ),
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/|^data/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.css'],
    },
  },
}
