import { connect } from 'node:net'

// Stands for a database or a browser: it lives until somebody ends it.
connect(Number(process.argv[2]), '127.0.0.1').write('holder ')
