# The command line with git, as the image of jobs of GitLab, Buildkite and Jenkins (docs/other-ci.md). What targets and graders need
# beyond it, such as Python, belongs into an image of yours that begins with this one.
FROM node:24-slim
RUN apt-get update \
  && apt-get install --yes --no-install-recommends ca-certificates git \
  && rm -rf /var/lib/apt/lists/*
COPY package.json LICENSE /opt/eval-action/
COPY dist /opt/eval-action/dist
COPY skills /opt/eval-action/skills
RUN chmod +x /opt/eval-action/dist/cli.js && ln -s /opt/eval-action/dist/cli.js /usr/local/bin/eval-action
WORKDIR /work
CMD ["eval-action", "--help"]
