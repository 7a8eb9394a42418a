#!/bin/sh
# Builds the site on the cluster: one moment, one folder and one number of shards for all pods.
set -eu
cd "$(dirname "$0")"

# Starts a job and waits until it has completed or failed. `kubectl wait` would look for one of the two only.
finish() {
  kubectl apply -f "$1.yaml"
  left=1800
  while [ "$left" -gt 0 ]; do
    state=$(kubectl get "job/site-$1" -o 'jsonpath={.status.conditions[?(@.status=="True")].type}')
    case " $state " in
      *' Complete '*) return ;;
      *' Failed '*) give_up "$1" 'has failed' ;;
    esac
    sleep 5
    left=$((left - 5))
  done
  give_up "$1" 'has not ended within 30 minutes'
}

# Says why, and shows what its pods have printed that failed.
give_up() {
  kubectl get pods --selector="job-name=site-$1" >&2
  for pod in $(kubectl get pods --selector="job-name=site-$1" --field-selector=status.phase=Failed -o name); do
    kubectl logs --prefix "$pod" >&2 || :
  done
  echo "The job site-$1 $2." >&2
  exit 1
}

kubectl create configmap site-run --dry-run=client -o yaml \
  --from-literal=AT="$(date -u +%Y-%m-%dT%H:%M:%SZ)" \
  --from-literal=RUN="$(date -u +%Y%m%d-%H%M%S)" \
  --from-literal=SHARDS=8 | kubectl apply -f -
kubectl delete job site-shards site-merge --ignore-not-found
finish shards
finish merge
