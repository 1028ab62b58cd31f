import { Contrib, Enums, Models, Serialize, Spec } from '@cyclonedx/cyclonedx-library';
import validateExpression from 'spdx-expression-parse';
import { z } from 'zod';

/** A manifest of this repository in the lockfile: its own, or one of a package in `packages/`. */
const ownSchema = z.object({
  dependencies: z.record(z.string(), z.string()).optional(),
  devDependencies: z.record(z.string(), z.string()).optional(),
});

const packageSchema = z.object({
  version: z.string(),
  license: z.string().optional(),
  integrity: z.string(),
  dependencies: z.record(z.string(), z.string()).optional(),
});

export const lockfileSchema = z.object({
  packages: z.looseObject({
    '': ownSchema.extend({ name: z.string(), version: z.string() }),
  }),
});

/**
 * Writes the bill of materials (CycloneDX 1.6, JSON) of a lockfile: every package with its version, licence and SHA-512. The
 * scope is `required` for packages that reach visitors and `excluded` for those that only build or test. It has no serial
 * number and no time, so the same lockfile gives the same bytes.
 */
export function writeSbom(lockfile: z.output<typeof lockfileSchema>, shipped: ReadonlySet<string>): string {
  const { '': root, ...all } = lockfile.packages;
  // The packages of this repository are part of the site. npm lists each by its folder, and as a link to it.
  const others = Object.fromEntries(Object.entries(all).filter(([path, entry]) => isOfOthers(path, entry)));
  const factory = new Contrib.License.Factories.LicenseFactory(validateExpression);
  const site = new Models.Component(Enums.ComponentType.Application, root.name, { version: root.version, bomRef: root.name });
  const components = new Map(
    Object.entries(others).map(([path, entry]): [string, { component: Models.Component; needs: readonly string[] }] => {
      const { version, license, integrity, dependencies = {} } = packageSchema.parse(entry);
      const name = nameOf(path);
      const [group, short] = name.startsWith('@') ? name.split('/') : [undefined, name];
      const component = new Models.Component(Enums.ComponentType.Library, short ?? name, {
        group,
        version,
        bomRef: path,
        purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
        scope: shipped.has(name) && path === `node_modules/${name}` ? Enums.ComponentScope.Required : Enums.ComponentScope.Excluded,
        hashes: new Models.HashDictionary([[Enums.HashAlgorithm['SHA-512'], toHex(integrity)]]),
      });
      if (license !== undefined) component.licenses.add(factory.makeFromString(license));
      return [path, { component, needs: Object.keys(dependencies) }];
    }),
  );
  const own = Object.entries(all).flatMap(([path, entry]) => (path.startsWith('packages/') ? ownSchema.parse(entry) : []));
  for (const { dependencies, devDependencies } of [root, ...own]) {
    for (const name of Object.keys({ ...dependencies, ...devDependencies })) {
      const needed = components.get(`node_modules/${name}`);
      if (needed) site.dependencies.add(needed.component.bomRef);
    }
  }
  for (const [path, { component, needs }] of components) {
    for (const name of needs) {
      const needed = resolve(path, name, components);
      if (needed) component.dependencies.add(needed.component.bomRef);
    }
  }
  const bom = new Models.Bom({
    metadata: new Models.Metadata({ component: site }),
    components: new Models.ComponentRepository([...components.values()].map(({ component }) => component)),
  });
  const serializer = new Serialize.JsonSerializer(new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6));
  return `${serializer.serialize(bom, { sortLists: true, space: 1 })}\n`;
}

/** Whether an entry of the lockfile is a package that was downloaded, and not one of this repository or a link to it. */
export function isOfOthers(path: string, entry: unknown): boolean {
  return path.includes('node_modules/') && !(typeof entry === 'object' && entry !== null && 'link' in entry);
}

/** The name of the package at a path in the lockfile: `@b/c` for `node_modules/a/node_modules/@b/c`. */
export function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

/** Finds the package that another one imports by a name: the nearest one upwards from its folder, as in Node. */
function resolve<T>(path: string, name: string, packages: ReadonlyMap<string, T>): T | undefined {
  const steps = path.split(/\/(?=node_modules\/)/);
  return [...steps.keys(), steps.length]
    .toReversed()
    .map((length) => packages.get([...steps.slice(0, length), `node_modules/${name}`].join('/')))
    .find((found) => found !== undefined);
}

/** Converts a hash of the lockfile (Subresource Integrity) to hexadecimal digits. */
function toHex(integrity: string): string {
  return Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex');
}
