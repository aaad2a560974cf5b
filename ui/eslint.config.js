import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import { readdirSync } from 'node:fs';
import ts from 'typescript-eslint';

import svelteConfig from './svelte.config.js';

const tauri = { group: ['@tauri-apps/*'], message: 'Only ipc/tauri knows the desktop shell.' };
const features = { group: ['**/features/**'], message: 'This layer must not know a feature.' };
const frame = { group: ['**/frame/**'], message: 'Only main draws the frame.' };
const ipc = { group: ['**/ipc', '**/ipc/**'], message: 'Parts know nothing of the host.' };
const base = { group: ['**/base/**'], message: 'Parts know nothing of the session.' };
const hosts = { group: ['**/ipc/sample', '**/ipc/sample/**', '**/ipc/tauri', '**/ipc/tauri/**'], message: 'Ask host() of ipc.' };

const wall = (files, ...patterns) => ({ files, rules: { 'no-restricted-imports': ['error', { patterns }] } });

/** No feature knows another: one wall each. */
const walls = readdirSync('src/features', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) =>
    wall([`src/features/${name}/**`], tauri, frame, hosts, {
      // One step up is the folder of all features; two steps up lead out of it.
      regex: `^\\.\\./(?!\\.\\./)(?!${name}/)|/features/(?!${name}/)`,
      message: 'A feature must not know another feature.',
    }),
  );

export default ts.config(
  { ignores: ['dist', 'node_modules', 'test-results', 'src/ipc/bindings.ts'] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } }, rules: { 'no-undef': 'off' } },
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } } },
  {
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      'svelte/no-at-html-tags': 'error',
      // The window's policy blocks style attributes; style directives set properties and are let through.
      'no-restricted-syntax': ['error', { selector: 'SvelteAttribute[key.name="style"]', message: 'Use a class or a style: directive.' }],
      'svelte/no-navigation-without-resolve': 'off',
      'svelte/prefer-svelte-reactivity': 'off',
      'max-lines': ['warn', { max: 320, skipBlankLines: true }],
    },
  },
  wall(['src/parts/**'], tauri, features, frame, ipc, base),
  wall(['src/base/**'], tauri, features, frame, hosts),
  wall(['src/frame/**', 'src/main.ts'], tauri, hosts),
  wall(['src/ipc/sample/**'], tauri, features, frame, base, { group: ['**/parts/**'], message: 'The host draws nothing.' }),
  ...walls,
);
